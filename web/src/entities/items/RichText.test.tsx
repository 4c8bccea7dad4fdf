import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RichText } from './RichText.tsx'

const allowed = new Set(['A', 'U', 'S', 'I', 'P', 'UL', 'OL', 'LI', 'SPAN', 'DIV', 'BR'])

/** What is drawn of a text that was never cleaned. */
function draw(html: string): HTMLElement {
  return render(<RichText html={html} />).container
}

describe('rich text that nobody cleaned', () => {
  it.each([
    '<script>globalThis.ran = 1</script>',
    '<img src=x onerror="globalThis.ran = 1">',
    '<svg onload="globalThis.ran = 1"><script>globalThis.ran = 1</script></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
    '<p onclick="globalThis.ran = 1" style="position:fixed" class="overlay" id="root">x</p>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<form action="//evil.example"><input autofocus onfocus=alert(1)><button formaction=javascript:alert(1)>x</button></form>',
    '<template><script>globalThis.ran = 1</script></template>',
    '<base href="//evil.example/"><link rel=stylesheet href=//evil.example/x.css><meta http-equiv=refresh content=0>',
    '<li data-type="taskItem" data-checked="true" onmouseenter=alert(1)>x</li>',
  ])('D4.3: draws nothing but the allowed tags of %s', (html) => {
    for (const element of draw(html).querySelectorAll('*')) {
      expect([element.tagName, allowed.has(element.tagName)]).toEqual([element.tagName, true])
      for (const { name } of element.attributes)
        expect(['class', 'data-checked', 'data-tasks', 'data-mention']).toContain(name)
    }
    expect(Reflect.get(globalThis, 'ran')).toBeUndefined()
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>x</script>',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'x',
    '/api/auth/logout',
    '/card/../api/auth/logout',
    '/card/lead/x?y#z/../..',
  ])('D4.3: %s leads nowhere', (href) => {
    const anchor = document.createElement('a')
    anchor.setAttribute('href', href)
    anchor.textContent = 'woord'
    const container = draw(anchor.outerHTML)
    expect(container.querySelector('a')).toBeNull()
    expect(container.textContent).toBe('woord')
  })

  it('D4.3: links to pages, people and items lead there, and say nothing to other sites', () => {
    for (const href of [
      'https://schakel.example/x',
      'mailto:a@b.nl',
      'tel:+31612345678',
      '/card/lead/01h',
      '/en/card/lead/01h',
    ]) {
      const link = draw(`<a href="${href}">x</a>`).querySelector('a')
      expect(link?.getAttribute('href')).toBe(href)
      expect(link?.getAttribute('rel') ?? null).toBe(href.startsWith('/') ? null : 'noopener noreferrer')
    }
  })
})
