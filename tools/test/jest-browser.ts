/**
 * jsdom has no animations; without this Headless UI adds the method itself and warns at every call. Mutation testing
 * also loads this file for tests without a document.
 */
if (typeof Element !== 'undefined') Element.prototype.getAnimations = () => []

/** jsdom has no layout either; Headless UI watches sizes. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
