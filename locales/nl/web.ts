export const web = {
  'web.loopbackOnly': 'Deze pagina opent alleen op deze machine.',
} as const;
