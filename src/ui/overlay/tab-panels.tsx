import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface TabPanelsProps {
  label: string;
  panels: readonly { id: string; label: string; content: ReactNode }[];
}

export function TabPanels({ label, panels }: TabPanelsProps) {
  return (
    <Tabs.Root defaultValue={panels[0]?.id}>
      <Tabs.List className="tabs" aria-label={label}>
        {panels.map((panel) => (
          <Tabs.Tab key={panel.id} value={panel.id} className={(state) => (state.active ? 'on' : '')}>
            {panel.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {panels.map((panel) => (
        <Tabs.Panel key={panel.id} value={panel.id}>
          {panel.content}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
