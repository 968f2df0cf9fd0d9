import type { ReactNode } from 'react';
import { SectionHeading } from '@/ui/layout/SectionHeading';
import { categoryViewClasses as slot } from './categoryViewClasses';
import { CategoryVendors, type CategoryVendorsProps } from './CategoryVendors';
import { LobbyList, type LobbyListProps } from './LobbyList';
import { LobbySummary, type ChosenFilter } from './LobbySummary';
import { LobbyTools, type LobbyToolsProps } from './LobbyTools';

export interface CategoryGamesViewProps
  extends CategoryVendorsProps, Omit<LobbyToolsProps, 'vendors'>, Omit<LobbyListProps, 'onClear'> {
  /** "1.204 trò chơi" */
  count: string;
  narrowedBy: readonly ChosenFilter[];
  near: string | undefined;
  onClear: () => void;
  /** The member's recently played games. */
  recent?: ReactNode;
  /** Rows of games by theme, unless the list is narrowed. */
  rows?: ReactNode;
  title?: string | undefined;
  /** Whether the games follow other content: their tools then stand below their title. */
  isBelow?: boolean;
}

/** The games of a category beside its vendors, in the grid of `CategoryView`. */
export function CategoryGamesView(props: CategoryGamesViewProps) {
  const { vendors, chosen, allHref, allCount, recent, rows, title, isBelow = false } = props;
  const { filter, classifies, choices, onChange, onSearch, count, narrowedBy, near, onClear } = props;
  const { list, busy, failure, onRetry, onSearchAll } = props;
  const vendorChoices = vendors.map(({ code, name }) => ({ value: code, label: name }));
  const tools = (
    <LobbyTools {...{ filter, classifies, choices, vendors: vendorChoices, onChange, onSearch }} />
  );
  return (
    <>
      {!isBelow && (
        <>
          <div className={slot.tools}>{tools}</div>
          <div className={slot.rows}>{rows}</div>
        </>
      )}
      <div className={slot.side}>
        <CategoryVendors {...{ vendors, chosen, allHref, allCount }} />
        <div className={slot.recent}>{recent}</div>
      </div>
      <div className={slot.list}>
        {title !== undefined && <SectionHeading title={title} />}
        {isBelow && tools}
        <LobbySummary count={count} chosen={narrowedBy} near={near} onClear={onClear} />
        <LobbyList
          {...{ list, busy, failure, onRetry, onSearchAll }}
          onClear={narrowedBy.length > 0 ? onClear : undefined}
        />
      </div>
    </>
  );
}
