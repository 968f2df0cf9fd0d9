import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { applyBrand } from './brands';
import { docsTheme } from './docsTheme';

interface Globals {
  globals: { brand?: string };
}

const events = ['setGlobals', 'globalsUpdated'] as const;

/** Pages about parts wear the brand of the toolbar, too: otherwise the text of a dark brand stands on white. */
export function BrandedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [brand, setBrand] = useState(() => {
    const told = events.map((event) => (channel.last(event) as [Globals] | undefined)?.[0].globals.brand);
    return told.findLast((name) => name !== undefined) ?? 'aurora';
  });
  useEffect(() => {
    const take = ({ globals }: Globals) => setBrand(globals.brand ?? 'aurora');
    for (const event of events) channel.on(event, take);
    return () => {
      for (const event of events) channel.off(event, take);
    };
  }, [channel]);
  useEffect(() => {
    void applyBrand(brand);
  }, [brand]);
  return (
    <DocsContainer context={context} theme={docsTheme(brand)}>
      {children}
    </DocsContainer>
  );
}
