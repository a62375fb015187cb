/* global document */
// Runs before the first paint, so that a chosen theme never flashes the other one.
// The key and the values are those of src/lib/theme.ts.
(function () {
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is blocked: the system's theme applies.
  }
})();
