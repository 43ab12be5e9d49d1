package dev.piculet.lab.catalog

import org.eclipse.aether.DefaultRepositoryCache
import org.eclipse.aether.DefaultRepositorySystemSession
import org.eclipse.aether.RepositorySystemSession
import org.eclipse.aether.artifact.Artifact
import org.eclipse.aether.repository.WorkspaceReader
import org.eclipse.aether.repository.WorkspaceRepository
import java.io.File
import kotlin.io.path.createTempFile
import kotlin.io.path.deleteExisting
import kotlin.io.path.writeBytes

/** Lets Maven's resolver find one jar and its pom by its coordinates, wherever they are. Closing it ends that. */
internal class JarWorkspace(
    private val jar: NamedJar,
) : WorkspaceReader,
    AutoCloseable {
    private val repository = WorkspaceRepository("jar")
    private val pom = createTempFile("piculet-lab-", ".pom").apply { writeBytes(jar.pom) }

    /** Returns a copy of a session that asks here first, and remembers nothing of other jars of the same name. */
    fun sessionLike(session: RepositorySystemSession): RepositorySystemSession =
        DefaultRepositorySystemSession(session).setWorkspaceReader(this).setCache(DefaultRepositoryCache())

    override fun getRepository(): WorkspaceRepository = repository

    override fun findArtifact(artifact: Artifact): File? {
        val name = "${artifact.groupId}:${artifact.artifactId}:${artifact.version}"
        if (name != jar.coordinates || artifact.classifier.isNotEmpty()) return null
        return when (artifact.extension) {
            "pom" -> pom.toFile()
            "jar" -> jar.file.toFile()
            else -> null
        }
    }

    override fun findVersions(artifact: Artifact): List<String> {
        val isOther = artifact.groupId != jar.groupId || artifact.artifactId != jar.artifactId
        return if (isOther) emptyList() else listOf(jar.version)
    }

    override fun close() = pom.deleteExisting()
}
