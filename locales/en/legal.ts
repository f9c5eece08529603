/** Around the terms and privacy of the shop file, and what to do about a payment. */
export const legal = {
  'legal.terms.title': 'Terms',
  'legal.privacy.title': 'Privacy',
  'legal.more': 'Read the full text',
  'legal.paysupport':
    '<b>Do not pay twice.</b> Look at your order first: it shows whether the payment was reported, is being verified or is paid.\n\n1. Check in your wallet that the transfer left, with the right coin, network, address and amount.\n2. Press “I have paid” under the instructions that you paid. That works after they have expired too.\n3. Wait for the confirmations of the network. The shop tells you when the payment is confirmed.\n\nStill stuck, or do you want money back? Write to support with the <b>order reference</b>, the coin, the network, the amount and the time. A transfer cannot be called back; a refund is a new transfer that the shop has to make.\n\nNever send private keys, seed phrases or passwords. Support does not need them.',
} as const;
