import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { partUses } from './partUses';
import { themeSlots } from './themeSlots';

/** The docs page of every component: its use, its props, and what a theme can style. */
export function PartPage() {
  const { preparedMeta } = useOf<'meta'>('meta', ['meta']);
  const part = preparedMeta.title.split('/').at(-1) ?? '';
  const use = partUses[part];
  const themed = use && themeSlots(part);
  return (
    <>
      <Title />
      <Description />
      {use && (
        <>
          <Heading>When to use</Heading>
          <Markdown>{use.when}</Markdown>
          <Markdown>{`- **Do:** ${use.do}\n- **Don’t:** ${use.dont}`}</Markdown>
          <Heading>Accessible use</Heading>
          <Markdown>{use.access}</Markdown>
        </>
      )}
      <Primary />
      <Heading>Props</Heading>
      <Controls />
      {themed && (
        <>
          <Heading>In the theme</Heading>
          <p>
            <code>{themed.name}</code>, with the slots {themed.slots.join(', ')}. The props go to its{' '}
            <code>defaultProps</code>, the looks of a slot to its <code>styleOverrides</code>.
          </p>
        </>
      )}
      <Stories />
    </>
  );
}
