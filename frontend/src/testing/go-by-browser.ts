/** Somebody goes to another page by the buttons of the browser, which no dialog keeps them from. */
export function goByBrowser(path: string): void {
  history.pushState({}, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: {} }));
}
