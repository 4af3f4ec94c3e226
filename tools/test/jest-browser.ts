/** jsdom has no animations; without this Headless UI adds the method itself and warns at every call. */
Element.prototype.getAnimations = () => []
