import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { Button } from '@/ui/actions/Button';
import { Frame } from '@/ui/layout/Frame';
import { media } from '@/ui/styles/media';
import { display } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('AgentHomeView', [
  'frame',
  'group',
  'section',
  'title',
  'head',
  'text',
  'facts',
  'term',
  'value',
]);

const Main = styled('main')({
  [`& > .${slot.frame}`]: { paddingTop: space(8) },
  [`& .${slot.section}`]: {
    display: 'grid',
    gap: space(5),
    maxWidth: 480,
    minHeight: 320,
    alignContent: 'start',
    margin: '0 auto',
    padding: '32px 40px',
    borderRadius: vars.radius.xl,
    border: `1px solid ${vars.line.subtle}`,
    backgroundColor: vars.surface.raised,
  },
  [`& .${slot.title}`]: { ...display(24, 32), margin: 0 },
  [`& .${slot.head} .${slot.text}`]: { margin: `${space(1)} 0 0`, color: vars.text.secondary },
  [`& .${slot.facts}`]: {
    display: 'grid',
    gap: space(2),
    margin: 0,
    [`& > .${slot.group}`]: { display: 'flex', gap: space(3) },
  },
  [`& .${slot.term}`]: { color: vars.text.secondary },
  [`& .${slot.value}`]: { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  [media.phone]: {
    [`& > .${slot.frame}`]: { paddingTop: space(5) },
    [`& .${slot.section}`]: { padding: '22px 20px 24px' },
  },
});

interface AgentHomeViewProps {
  /** Undefined until the texts have loaded. */
  title?: string;
  lead?: string;
  facts?: readonly { name: string; value: string }[];
  action?: { label: string; href: string };
  children?: ReactNode;
}

export function AgentHomeView({ title, lead, facts, action, children }: AgentHomeViewProps) {
  return (
    <Main id="content">
      <Frame className={slot.frame}>
        <section className={slot.section}>
          {title && (
            <header className={slot.head}>
              <h1 className={slot.title}>{title}</h1>
              <p className={slot.text}>{lead}</p>
            </header>
          )}
          {facts && (
            <dl className={slot.facts}>
              {facts.map(({ name, value }) => (
                <div className={slot.group} key={name}>
                  <dt className={slot.term}>{name}</dt>
                  <dd className={slot.value}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {children}
          {action && <Button href={action.href}>{action.label}</Button>}
        </section>
      </Frame>
    </Main>
  );
}
