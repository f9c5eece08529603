export const names = {
  'environment.python': 'Python',
  'environment.python.about':
    'Linux met de GPU-driver, Python en virtuele omgevingen, zonder verdere bibliotheken.',
  'environment.pytorch': 'PyTorch',
  'environment.pytorch.about':
    'Linux met de GPU-driver en PyTorch in de versie voor je kaart, CUDA of ROCm.',
  'environment.notebook': 'Jupyter Notebook',
  'environment.notebook.about':
    'Een Jupyter-server met Python en de GPU-driver, te openen in je browser.',
  'environment.inference': 'Inferentie',
  'environment.inference.about':
    'Een server voor taalmodellen, klaar om de gewichten te laden die je meebrengt.',
  'environment.ubuntu': 'Ubuntu',
  'environment.ubuntu.about': 'Ubuntu met de GPU-driver en SSH, verder leeg.',
  'environment.blender': 'Blender',
  'environment.blender.about':
    'Blender, ingesteld om zonder scherm op de GPU te renderen, via SSH.',
  'environment.other': 'Anders',
  'environment.other.about':
    'Je beschrijft in één regel wat je nodig hebt. De winkel zegt het als dat niet kan.',

  'network.bitcoin.warning':
    'Stuur alleen {{asset}} via het Bitcoin-netwerk, niet over Lightning of een andere keten. Al het andere kan verloren gaan.',
  'network.litecoin.warning':
    'Stuur alleen {{asset}} via het Litecoin-netwerk. Al het andere kan verloren gaan.',
  'network.ethereum.warning':
    'Stuur alleen {{asset}} via het Ethereum-netwerk (tokens: ERC-20). Controleer dat je wallet dat netwerk gebruikt; al het andere kan verloren gaan.',
  'network.tron.warning':
    'Stuur alleen {{asset}} via het Tron-netwerk (tokens: TRC-20). Controleer dat je wallet dat netwerk gebruikt; al het andere kan verloren gaan.',
  'network.solana.warning':
    'Stuur alleen {{asset}} via het Solana-netwerk, en geen tokens. Al het andere kan verloren gaan.',
  'network.demo.warning':
    'Demo: {{asset}} is geen echt geld. Stuur geen echte munten naar dit adres.',
} as const;
