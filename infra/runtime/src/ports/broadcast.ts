/** Messages to every running instance; nothing is kept, so who is away misses them. */
export type Broadcast = {
  publish(channel: string, message: string): Promise<void>;
  subscribe(channel: string, handle: (message: string) => void): Promise<{ close(): Promise<void> }>;
};
