const made = /\bReact\d*\.(?:createContext|forwardRef|memo)\(/g;
const named = /^\w+\.displayName = ".*";$/gm;

/**
 * A webpack loader for a library that creates its components by function calls and names them for developer tools. A
 * bundler keeps both even if the component is unused. The loader marks the calls as pure and removes the names.
 */
export default function pureParts(source: string): string {
  return source.replaceAll(named, '').replaceAll(made, '/* @__PURE__ */ $&');
}
