// Finds a second JDK to test on: 25, or 17 when Maven runs on 25. Sets, for the second execution of Surefire,
//   other.jdk          its home
//   other.jdk.version  17 or 25
//   other.jdk.groups   the tag of the tests that run on it: jdk, or none on -Dthorough, when all do
//   other.jdk.skip     true if there is no such JDK, if the module has no such tests, or on -Dother.jdk.skip
//   short.jvm          nothing, on -Dthorough: JVMs of tests have both compilers then

import java.nio.file.Files

def isSet = { String name -> [session.userProperties, project.properties].any { it[name] in ['', 'true'] } }

def current = System.getProperty('java.version')
def version = System.getProperty('java.specification.version') == '25' ? '17' : '25'

def named = System.getenv().findAll { it.key ==~ /JAVA_HOME_.+|JDK.*/ }.values().collect { new File(it) }
def user = System.getProperty('user.home')
def installed = [
    '/usr/lib/jvm',
    '/opt/java',
    '/Library/Java/JavaVirtualMachines',
    "$user/.sdkman/candidates/java",
    "$user/.jdks",
].collectMany { new File(it).listFiles()?.toList() ?: [] }.collectMany { [it, new File(it, 'Contents/Home')] }

def home = (named + installed.sort()).find {
    def release = new File(it, 'release')
    release.file && new File(it, 'bin').directory && release.text =~ /JAVA_VERSION="$version\b/
}

def hasTests = new File(project.build.testOutputDirectory).directory && !isSet('maven.test.skip')
def tag = isSet('thorough') ? '' : 'jdk'
def isTagged = { File file -> file.file && file.name ==~ /.+\.(java|kt)/ && file.text.contains("@Tag(\"$tag\")") }
def sources = project.testCompileSourceRoots.collect { new File(it) }.findAll { it.directory }
def hasSuchTests = hasTests && (!tag || sources.any { root -> Files.walk(root.toPath()).anyMatch { isTagged(it.toFile()) } })
def skip = !home || !hasSuchTests || isSet('other.jdk.skip')
if (hasTests && !isSet('skipTests')) {
    def also = skip ? ' only.' : ", ${tag ? 'and those tagged jdk' : 'then'} on JDK $version in $home."
    log.info("The tests run on JDK $current$also")
}

project.properties['other.jdk'] = home?.path ?: ''
project.properties['other.jdk.version'] = version
project.properties['other.jdk.groups'] = tag
if (isSet('thorough')) project.properties['short.jvm'] = ''
project.properties['other.jdk.skip'] = skip as String
