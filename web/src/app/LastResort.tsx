import { Component, type ErrorInfo, type ReactNode } from 'react'
import { currentLocale } from '../texts/languageFiles.ts'
import { withLocale } from '../texts/locale.ts'

interface LastResortProps {
  readonly children: ReactNode
  /** What it says, given from outside: nothing that may have failed is asked here. */
  readonly title: string
  readonly home: string
}

/** When even the error page fails: a plain message and a link home (S2.18). The link loads the page anew. */
export class LastResort extends Component<LastResortProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main style={{ padding: 40, textAlign: 'center' }}>
        <h1>{this.props.title}</h1>
        <p>
          <a href={withLocale('/', currentLocale())}>{this.props.home}</a>
        </p>
      </main>
    )
  }
}
