/**
 * Runs in the page in its own colours: marks the controls that have a border or background, which forced colours must
 * also show.
 */
export function markDrawnControls(): void {
  const controls =
    'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role^=menuitem], [role=dialog], [role=alertdialog], [role=menu], [role=tooltip], .MarqueeNote-root';
  const isPainted = (colour: string) => !/^rgba.*, 0\)$|\/ 0\)$/.test(colour);
  for (const control of document.querySelectorAll(controls)) {
    const { backgroundColor, backgroundImage, boxShadow, borderTopWidth, borderTopColor, opacity } =
      getComputedStyle(control);
    const drawn =
      isPainted(backgroundColor) ||
      backgroundImage !== 'none' ||
      boxShadow !== 'none' ||
      (borderTopWidth !== '0px' && isPainted(borderTopColor));
    // A picture that fills a control already makes it visible.
    control.toggleAttribute(
      'data-drawn',
      drawn && opacity !== '0' && control.querySelector(':scope img, :scope picture') === null,
    );
  }
}
