import { useState } from 'react';
import { useEvent } from 'react-admin';
import { type Group, groups } from '../offers/states.ts';

const key = (campaignId: number) => `sideline.prospecting.${campaignId}.groups`;

/** By default only prospects are shown (B-308). */
export function storedGroups(campaignId: number): Group[] {
  try {
    const stored = JSON.parse(localStorage.getItem(key(campaignId)) ?? '') as Group[];
    return groups.map(({ id }) => id).filter((id) => stored.includes(id));
  } catch {
    return ['prospects'];
  }
}

/** The visible groups, stored per campaign in this browser (B-307, B-321). */
export function useVisibleGroups(campaignId: number) {
  const [visible, setVisible] = useState(() => storedGroups(campaignId));
  const toggle = useEvent((group: Group) => {
    const next = visible.includes(group) ? visible.filter((other) => other !== group) : [...visible, group];
    localStorage.setItem(key(campaignId), JSON.stringify(next));
    setVisible(next);
  });
  return { visible, toggle };
}
