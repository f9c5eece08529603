/** What things are called: environments with what is prepared, and the warning of each network. */
export const names = {
  'environment.python': 'Python',
  'environment.python.about':
    'Linux with the GPU driver, Python and virtual environments, no further libraries.',
  'environment.pytorch': 'PyTorch',
  'environment.pytorch.about':
    'Linux with the GPU driver and PyTorch in the build for your card, CUDA or ROCm.',
  'environment.notebook': 'Jupyter Notebook',
  'environment.notebook.about':
    'A Jupyter server with Python and the GPU driver, to open in your browser.',
  'environment.inference': 'Inference',
  'environment.inference.about':
    'A server for language models, ready to load the weights that you bring.',
  'environment.ubuntu': 'Ubuntu',
  'environment.ubuntu.about': 'Ubuntu with the GPU driver and SSH, otherwise empty.',
  'environment.blender': 'Blender',
  'environment.blender.about': 'Blender set up to render on the GPU without a screen, over SSH.',
  'environment.other': 'Other',
  'environment.other.about':
    'You describe in one line what you need. The shop tells you if it cannot be prepared.',

  'network.bitcoin.warning':
    'Send only {{asset}} on the Bitcoin network, not over Lightning or another chain. Anything else may be lost.',
  'network.litecoin.warning':
    'Send only {{asset}} on the Litecoin network. Anything else may be lost.',
  'network.ethereum.warning':
    'Send only {{asset}} on the Ethereum network (tokens: ERC-20). Check that your wallet uses that network; anything else may be lost.',
  'network.tron.warning':
    'Send only {{asset}} on the Tron network (tokens: TRC-20). Check that your wallet uses that network; anything else may be lost.',
  'network.solana.warning':
    'Send only {{asset}} on the Solana network, and no tokens. Anything else may be lost.',
  'network.demo.warning':
    'Demo: {{asset}} is not real money. Do not send real coins to this address.',
} as const;
