package dev.piculet.lab.catalog

import eu.maveniverse.maven.mima.context.Context
import eu.maveniverse.maven.mima.context.ContextOverrides
import eu.maveniverse.maven.mima.context.Runtimes
import org.eclipse.aether.RepositoryException
import org.eclipse.aether.RepositorySystemSession
import org.eclipse.aether.artifact.DefaultArtifact
import org.eclipse.aether.collection.CollectRequest
import org.eclipse.aether.graph.Dependency
import org.eclipse.aether.repository.RemoteRepository
import org.eclipse.aether.resolution.ArtifactRequest
import org.eclipse.aether.resolution.ArtifactResolutionException
import org.eclipse.aether.resolution.DependencyRequest
import org.eclipse.aether.resolution.DependencyResolutionException
import org.eclipse.aether.util.artifact.JavaScopes
import org.eclipse.aether.util.filter.DependencyFilterUtils
import java.nio.file.Path

/** The artifacts on a contender's classpath. */
sealed interface Resolution {
    /**
     * @property artifacts exact coordinates, `group:artifact:version`, sorted
     * @property files the jars, in classpath order
     */
    data class Resolved(
        val artifacts: List<String>,
        val files: List<Path>,
    ) : Resolution

    /** @property reason one line */
    data class Unresolvable(
        val reason: String,
    ) : Resolution
}

/**
 * Resolves contenders as Maven would: from the user's local repository, settings and mirrors, then Maven Central or the
 * repository that a descriptor names; a jar that the user names comes with the dependencies in its pom. Closing it ends
 * its connections.
 *
 * Kotlin's runtime is aligned to one version for all, so a Kotlin library in an old version runs with the standard
 * library of the payload classes, as in a user's build.
 */
class ArtifactResolver(
    private val kotlinVersion: String = KotlinVersion.CURRENT.toString(),
) : AutoCloseable {
    private val context: Context by lazy {
        val overrides = ContextOverrides.create().withUserSettings(true)
        System.getProperty("maven.repo.local")?.let { overrides.withLocalRepositoryOverride(Path.of(it)) }
        Runtimes.INSTANCE.runtime.create(overrides.build())
    }

    private val aligned =
        ALIGNED.map { Dependency(DefaultArtifact("org.jetbrains.kotlin:$it:$kotlinVersion"), JavaScopes.RUNTIME) }

    fun resolve(selection: ContenderSelection): Resolution {
        selection.fault?.let { return Resolution.Unresolvable("not resolvable here: ${it.removeSuffix(".")}") }
        val coordinates = selection.artifacts
        if (coordinates.isEmpty()) return Resolution.Resolved(emptyList(), emptyList())
        val request =
            CollectRequest()
                .setDependencies(coordinates.map { Dependency(DefaultArtifact(it), JavaScopes.RUNTIME) })
                .setManagedDependencies(aligned)
                .setRepositories(repositories(selection.descriptor))
        return try {
            val session = context.repositorySystemSession()
            selection.jar?.let { JarWorkspace(it).use { jar -> resolve(request, jar.sessionLike(session)) } }
                ?: resolve(request, session)
        } catch (e: RepositoryException) {
            Resolution.Unresolvable(reason(selection, e))
        }
    }

    private fun resolve(
        request: CollectRequest,
        session: RepositorySystemSession,
    ): Resolution.Resolved {
        val filter = DependencyFilterUtils.classpathFilter(JavaScopes.RUNTIME)
        val result = context.repositorySystem().resolveDependencies(session, DependencyRequest(request, filter))
        val artifacts = result.artifactResults.map { it.artifact }
        return Resolution.Resolved(
            artifacts.map { "${it.groupId}:${it.artifactId}:${it.version}" }.sorted(),
            artifacts.map { it.file.toPath() },
        )
    }

    /** Returns the file of one artifact, without its dependencies, or null if it can't be had here. */
    fun fileOf(coordinates: String): Path? {
        val request = ArtifactRequest(DefaultArtifact(coordinates), context.remoteRepositories(), null)
        return try {
            val result = context.repositorySystem().resolveArtifact(context.repositorySystemSession(), request)
            result.artifact.file.toPath()
        } catch (_: ArtifactResolutionException) {
            null
        }
    }

    private fun repositories(descriptor: ContenderDescriptor): List<RemoteRepository> {
        val named =
            descriptor.repository?.let {
                RemoteRepository.Builder("${descriptor.id}-repository", "default", it).build()
            }
        return context
            .repositorySystem()
            .newResolutionRepositories(context.repositorySystemSession(), listOfNotNull(named)) +
            context.remoteRepositories()
    }

    /**
     * Maven's own messages span lines and repeat themselves; the user needs the missing artifact and the places
     * searched.
     */
    private fun reason(
        selection: ContenderSelection,
        e: RepositoryException,
    ): String {
        val missing =
            (e as? DependencyResolutionException)
                ?.result
                ?.artifactResults
                ?.filter { !it.isResolved }
                ?.map { it.request.artifact.toString() }
                .orEmpty()
        val what = missing.ifEmpty { selection.artifacts }.joinToString(", ")
        val own = selection.descriptor.repository.takeIf { selection.jar == null }
        val where = own ?: "Maven Central"
        val roots = generateSequence<Throwable>(e) { it.cause }.last()
        val why = roots.message.orEmpty().lineSequence().first().take(MAX_REASON)
        val instead = if (own == null) "" else "; a jar can stand for it: ${selection.id}@path/to.jar"
        return "not resolvable here: $what from $where$instead ($why)"
    }

    override fun close() = context.close()

    private companion object {
        const val MAX_REASON = 160

        /** The last reads what the compiler of the payload classes wrote about them. */
        val ALIGNED =
            listOf(
                "kotlin-stdlib", "kotlin-reflect", "kotlin-stdlib-jdk7", "kotlin-stdlib-jdk8", "kotlin-metadata-jvm",
            )
    }
}
