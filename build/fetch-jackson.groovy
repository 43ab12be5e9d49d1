// Copies versions of jackson-databind, each with its dependencies into a folder named by the version.
// Set by the plugin's execution:
//   versions  a group, then its versions, then another group and its versions
//   folder    where the folders go

import java.nio.file.Files
import org.eclipse.aether.RepositorySystem
import org.eclipse.aether.artifact.DefaultArtifact
import org.eclipse.aether.collection.CollectRequest
import org.eclipse.aether.graph.Dependency
import org.eclipse.aether.resolution.DependencyRequest

def system = session.container.lookup(RepositorySystem)
def jarsOf = { String artifact ->
    def databind = new Dependency(new DefaultArtifact(artifact), 'runtime')
    def request = new DependencyRequest(new CollectRequest(databind, project.remoteProjectRepositories), null)
    system.resolveDependencies(session.repositorySession, request).artifactResults.collect { it.artifact.file }
}

new File(folder).deleteDir()
def group = null
versions.split(' ').each { word ->
    if (word ==~ /\d.*/) {
        def target = new File(folder, word)
        target.mkdirs()
        jarsOf("$group:jackson-databind:$word").each { Files.copy(it.toPath(), new File(target, it.name).toPath()) }
    } else {
        group = word
    }
}
