import { serializeStyles as serialize, type Interpolation, type SerializedStyles } from '@emotion/serialize';

const known = new Map<string, SerializedStyles>();

/** What a style comes to with these props, which also get their theme here. */
const evaluate = (style: unknown, props: unknown): unknown =>
  typeof style === 'function' && props !== undefined ? (style as (given: unknown) => unknown)(props) : style;

const isTemplate = (style: unknown): boolean =>
  typeof style === 'object' && style !== null && (style as { raw?: unknown }).raw !== undefined;

/**
 * Takes the place of Emotion's own in the build (webpack.config.ts). There each element holds a text of its styles, put
 * together and hashed again with each render: a megabyte for the cards of home. Here elements of one look share one, and a
 * component that has one style only is asked for nothing.
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
