import { serializeStyles as serialize, type Interpolation, type SerializedStyles } from '@emotion/serialize';

const known = new Map<string, SerializedStyles>();

/** Evaluates a style with these props; functions in it get the props and the theme. */
const evaluate = (style: unknown, props: unknown): unknown =>
  typeof style === 'function' && props !== undefined ? (style as (given: unknown) => unknown)(props) : style;

const isTemplate = (style: unknown): boolean =>
  typeof style === 'object' && style !== null && (style as { raw?: unknown }).raw !== undefined;

/**
 * Replaces Emotion's function of the same name in the build (webpack.config.ts). Emotion builds and hashes a style
 * text for each element at each render: a megabyte for the home page's cards. Here elements with the same style share
 * one text, and a component with a single style is not evaluated again.
 */
export const serializeStyles: typeof serialize = (styles, registered, props) => {
  const given = isTemplate(styles[0])
    ? styles
    : styles.map((style) => evaluate(style, props)).filter((style) => style !== undefined && style !== null);
  const serialized = serialize(given as Interpolation[], registered, props);
  const same = known.get(serialized.name);
  if (same === undefined) known.set(serialized.name, serialized);
  return same ?? serialized;
};
