// Writes a jar again without compression, which the shading plugin has no option for. The content, the order and the times of the
// entries stay. Set by the plugin's execution:
//   jar  the file

import java.nio.file.Files
import java.nio.file.StandardCopyOption
import java.util.zip.ZipEntry
import java.util.zip.ZipFile
import java.util.zip.ZipOutputStream

def packed = new File(jar)
def stored = new File("${jar}.stored")
new ZipFile(packed).withCloseable { source ->
    new ZipOutputStream(stored.newOutputStream()).withCloseable { out ->
        source.entries().each { entry ->
            def copy = new ZipEntry(entry.name)
            copy.timeLocal = entry.timeLocal
            copy.method = ZipEntry.STORED
            copy.size = entry.size
            copy.crc = entry.crc
            out.putNextEntry(copy)
            source.getInputStream(entry).withStream { out << it }
            out.closeEntry()
        }
    }
}
Files.move(stored.toPath(), packed.toPath(), StandardCopyOption.REPLACE_EXISTING)
