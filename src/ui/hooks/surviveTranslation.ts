/** The child of `parent` in which a node lies now; undefined if the node has left it. */
const holderIn = (parent: Node, node: Node): Node | undefined => {
  let at: Node | null = node;
  while (at !== null && at.parentNode !== parent) at = at.parentNode;
  return at ?? undefined;
};

/**
 * Lets the page go on while a browser or an extension translates it. A translator wraps texts into elements of its own or
 * replaces them; React, which does not know of it, then removes or inserts beside nodes that are no longer where it put
 * them, and the browser throws (FIX-01). These two calls do what was meant: the wrapper is removed, or the new node
 * comes before it. See https://github.com/facebook/react/issues/11538.
 */
export const surviveTranslation = (
  prototype: Pick<Node, 'removeChild' | 'insertBefore'> = Node.prototype,
): void => {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const holder = holderIn(this, child);
    if (holder !== undefined) removeChild.call(this, holder);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const place = before === null ? null : (holderIn(this, before) ?? null);
    return insertBefore.call(this, child, place) as Child;
  };
};
