// Writes the sources that both majors of Jackson share with the names of Jackson 2, which jackson2-names.txt tells. Lines keep
// their numbers, so that those of a stack trace are the source's too.
// Set by the plugin's execution:
//   names      the file of that name
//   shared     the folder of the sources
//   generated  where the copies go

import groovy.io.FileType
import java.util.regex.Pattern

def olderNames = new File(names).readLines().findAll { it && !it.startsWith('#') }.collectEntries {
    def (newer, older) = it.split(' = ') as List
    [(newer): older]
}
def words = olderNames.keySet().sort { -it.length() }.collect { Pattern.quote(it) }.join('|')
def renamed = { String text -> text.replaceAll("\\b(?:$words)\\b") { olderNames[it] } }

def root = session.request.multiModuleProjectDirectory.canonicalFile.toPath()
def header = { File source ->
    def path = root.relativize(source.canonicalFile.toPath()).join('/')
    "/* Copied from $path, with the names of Jackson 2. Change it there. */ "
}

def kept = [] as Set
new File(shared).eachFileRecurse(FileType.FILES) { source ->
    def folders = new File(shared).toPath().relativize(source.parentFile.toPath()).join('.')
    def copy = new File(generated, renamed(folders).replace('.', '/') + '/' + source.name)
    def text = header(source) + renamed(source.getText('UTF-8'))
    kept << copy
    // Untouched if it is the same: the compiler then has nothing to do.
    if (!copy.exists() || copy.getText('UTF-8') != text) {
        copy.parentFile.mkdirs()
        copy.setText(text, 'UTF-8')
    }
}
new File(generated).eachFileRecurse(FileType.FILES) {
    if (!(it in kept)) {
        it.delete()
    }
}
