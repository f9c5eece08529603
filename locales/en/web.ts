export const web = {
  'web.loopbackOnly': 'This page opens on this machine only.',
} as const;
