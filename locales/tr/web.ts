export const web = {
  'web.loopbackOnly': 'Bu sayfa yalnızca bu makinede açılır.',
} as const;
