/** Loads the form of the header's bubble. */
export const bubbleForm = async () =>
  (await import(/* webpackChunkName: "login" */ './BubbleForm')).BubbleForm;
