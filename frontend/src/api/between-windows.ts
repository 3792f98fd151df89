/**
 * What the windows of this browser tell each other under a name; it is kept nowhere, and not heard by what told it.
 * @returns what tells the others, and what ends it.
 */
export function betweenWindows<Message>(name: string, hear: (message: Message) => void) {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin, which takes none
    tell: (message: Message): void => channel.postMessage(message),
    close: (): void => channel.close(),
  };
}
