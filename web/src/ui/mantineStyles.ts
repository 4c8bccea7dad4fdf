// Mantine's styles in a cascade layer, so that ours stand above them wherever they are loaded. They come with the first
// part that is drawn with Mantine, never with the first screen.
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import './mantine.css'
