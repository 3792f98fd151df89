// Runs before the first paint, so that a chosen theme does not flash. Without a choice the style sheet follows the system.
try {
  const choice = localStorage.getItem('waypost-theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {
  // Storage may be forbidden; the system's theme is right then.
}
