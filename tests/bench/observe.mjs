/**
 * Runs in a page before anything of it: notes when an editor can first be typed in, every long task, and after
 * `start()` how many frames pass from the next key until the text and the count of findings have changed on screen.
 */
export function observe() {
  const bench = { editableAt: undefined, tasks: [], painted: {}, start };
  globalThis.ninefoldBench = bench;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) bench.tasks.push(entry.duration);
  }).observe({ type: 'longtask', buffered: true });

  // Looking through every element for a shadow root would cost the larger page more at every frame.
  const roots = [];
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (...given) {
    const root = attachShadow.apply(this, given);
    roots.push(root);
    return root;
  };

  function find(selector) {
    const places = [document, ...roots.filter((root) => root.isConnected)];
    return places.map((place) => place.querySelector(selector)).find((found) => found !== null) ?? null;
  }

  function waitForEditor() {
    if (find('.cm-content[contenteditable="true"]')) bench.editableAt = performance.now();
    else requestAnimationFrame(waitForEditor);
  }
  requestAnimationFrame(waitForEditor);

  function start() {
    const text = find('.cm-content');
    const counts = find('[role="status"][aria-label="Findings"]');
    const before = { text: text.textContent, findings: counts?.textContent };
    const painted = {};
    bench.painted = painted;
    let frames = 0;
    function look() {
      frames += 1;
      const now = { text: text.textContent, findings: counts?.textContent };
      for (const what of ['text', 'findings']) if (now[what] !== before[what]) painted[what] ??= frames;
      if (frames < 300 && bench.painted === painted) requestAnimationFrame(look);
    }
    addEventListener('keydown', () => requestAnimationFrame(look), { once: true, capture: true });
  }
}
