// Runs before the first paint, so that nothing flashes that is not going to stay.
// Without a choice of theme the style sheet follows the system.
try {
  const choice = localStorage.getItem('waypost-theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {
  // Storage may be forbidden; the system's theme is right then.
}
// A page comes drawn for who is signed out; who may be signed in is not offered to sign in until that is known.
if (document.cookie.split('; ').includes('__Host-waypost-signed-in=1'))
  document.documentElement.dataset.session = 'unknown';
// What a drawn page needs once it has been seen waits in a template, so that nothing is fetched beside its styles and its font.
addEventListener('DOMContentLoaded', () => {
  const waiting = document.getElementById('after-paint');
  if (waiting === null) return;
  // A button that cannot answer yet is marked, and pressed again once it can (`replaceTyped`): the last one alone, and once.
  document.getElementById('root').addEventListener('click', ({ target }) => {
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    target.closest('button:not([type=submit])')?.setAttribute('data-pressed', '');
  });
  const begin = () => waiting.replaceWith(waiting.content);
  new PerformanceObserver((seen, observer) => {
    if (seen.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    begin();
  }).observe({ type: 'paint', buffered: true });
  // A tab in the background is not painted at all.
  addEventListener('load', () => setTimeout(begin, 1000));
});
