/** The accounts of the demo world (D17.1); offered only where the server says that it is one. */
export const demoAccounts = [
  { label: 'demoStaff', email: 'staff@schakel.example' },
  { label: 'demoSupplier', email: 'supplier@schakel.example' },
  { label: 'demoEnduser', email: 'enduser@schakel.example' },
  { label: 'demoMember', email: 'member@schakel.example' },
  { label: 'demoAdmin', email: 'admin@schakel.example' },
] as const

export const DEMO_PASSWORD = 'schakel-demo-2026'
