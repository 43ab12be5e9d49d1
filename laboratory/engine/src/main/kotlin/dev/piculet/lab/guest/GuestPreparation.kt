package dev.piculet.lab.guest

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.MeasuredJvm
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.environment.ChildJvm
import dev.piculet.lab.experiment.Format
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.fork.GuestMain
import dev.piculet.lab.payload.guest.GuestFile
import java.io.File
import java.nio.file.Path
import java.util.Properties
import kotlin.io.path.bufferedReader
import kotlin.io.path.createDirectories
import kotlin.io.path.deleteIfExists
import kotlin.io.path.exists
import kotlin.io.path.fileSize
import kotlin.io.path.moveTo
import kotlin.io.path.name
import kotlin.io.path.readText
import kotlin.io.path.writeBytes
import kotlin.time.Duration.Companion.minutes

/**
 * Puts documents and facts of a stranger's class into a folder, and has a JVM make its values once.
 *
 * @param folder an empty folder
 * @param reader reads the documents
 * @param writer writes the values as the JSON that other contenders have to agree with
 */
class GuestPreparation(
    private val folder: Path,
    private val jdk: Jdk,
    private val reader: ReadyContender,
    private val writer: ReadyContender,
) {
    private class Answer(
        private val entries: Properties,
    ) {
        val error: String? get() = entries.getProperty(GuestMain.ERROR)
        val document: Int get() = entries.getProperty(GuestMain.DOCUMENT).toInt()
        val values: Int get() = entries.getProperty(GuestMain.VALUES).toInt()
        val millis: Long get() = entries.getProperty(GuestMain.MILLIS).toLong()
    }

    /** @throws LabException if there are no values, for a reason that the user can mend */
    fun prepare(
        request: GuestRequest,
        baseline: String,
    ): Guest {
        val isJson = reader.descriptor.format == Format.JSON
        val given = request.input?.let { UserDocuments(isJson, request.isArray).of(it) }.orEmpty()
        val documents = Population.sample(given) { it.bytes.size }
        folder.resolve("documents").createDirectories()
        val file = fileOf(request, documents)
        documents.forEachIndexed { i, document -> file.document(i).writeBytes(document.bytes) }
        file.write()
        val classPath = annotations() + request.classPath
        val answer = ask(classPath)
        answer.error?.let { throw failure(it, answer.document, request, documents) }
        val sizes = (0 until answer.values).map { file.reference(it).fileSize().toInt() }
        val all = sizes.indices.toList()
        val chosen = if (request.supplier == null) all else chosenOf(all, sizes, file)
        val turns = Population.turns(chosen.map(sizes::get))
        file.of(chosen.size, turns, if (chosen == all) emptyList() else chosen).write()
        val facts =
            GuestFacts(
                type = request.types.first(),
                isKotlin = request.isKotlin,
                reader = "its values are " + (request.supplier?.let { "made by $it" } ?: "read by ${reader.selection}"),
                values = chosen.size,
                given = maxOf(given.size, answer.values),
                millis = answer.millis,
                baseline = baseline,
                classPath = classPath.map { "$it" },
                packages = request.packages,
                remarks = remarks(file, documents),
            )
        return Guest(folder, facts).also { it.write() }
    }

    /**
     * Takes some of a supplier's values, and numbers their references anew: how many there are, and how large, is known no sooner than
     * they are made.
     */
    private fun chosenOf(
        all: List<Int>,
        sizes: List<Int>,
        file: GuestFile,
    ): List<Int> {
        val chosen = Population.sample(all, sizes::get)
        for ((i, index) in chosen.withIndex()) {
            if (i < index) file.reference(index).moveTo(file.reference(i), overwrite = true)
        }
        all.drop(chosen.size).forEach { file.reference(it).deleteIfExists() }
        return chosen
    }

    private fun fileOf(
        request: GuestRequest,
        documents: List<UserDocument>,
    ): GuestFile {
        val count = documents.size
        val reads = borrowed(reader).takeIf { request.supplier == null }
        val all = emptyList<Int>()
        return GuestFile(folder, request.id, request.types, count, 1, request.supplier, all, reads, borrowed(writer))
    }

    private fun borrowed(contender: ReadyContender) =
        GuestFile.Borrowed(contender.descriptor.className, contender.ownClassPath)

    /** Jackson's annotations mean something only if the stranger's class and the reader have the same. */
    private fun annotations() = writer.libraries.filter { it.name.startsWith("jackson-annotations-") }

    private fun ask(classPath: List<Path>): Answer {
        val answers = folder.resolve("answer.properties")
        val all = (MeasuredJvm.classpathWithoutJmh(emptyList()) + classPath).joinToString(File.pathSeparator)
        val jvm = listOf(jdk.java, "-XX:TieredStopAtLevel=1") + jdk.flags
        val command = jvm + listOf("-cp", all, GuestMain::class.java.name, "$folder", "$answers")
        val log = folder.resolve("log")
        answers.deleteIfExists() // One of an earlier attempt with the same --out.
        val end = ChildJvm(command, log).run(LIMIT)
        if (!answers.exists()) throw LabException("The JVM that makes the values $end (log: $log).")
        return Answer(answers.bufferedReader().use { Properties().apply { load(it) } })
    }

    private fun failure(
        error: String,
        document: Int,
        request: GuestRequest,
        documents: List<UserDocument>,
    ): LabException {
        val type = request.types.first()
        val origin = documents.getOrNull(document)?.origin ?: "Value ${document + 1} of ${request.supplier}"
        val message =
            when {
                document < 0 && error.endsWith(".") -> error
                error.startsWith("The supplier ") -> "$error."
                document < 0 -> "${reader.id} can't be prepared for $type: $error."
                error.startsWith("It can't be written") -> "$origin is a $type. $error."
                else -> "$origin can't be read as $type by ${reader.id}: ${error.removeSuffix(".")}."
            }
        return LabException(message, ExitCode.USAGE)
    }

    private fun remarks(
        file: GuestFile,
        documents: List<UserDocument>,
    ): List<String> {
        if (documents.isEmpty() || reader.descriptor.format != Format.JSON) return emptyList()
        val lost =
            LostValues.of(documents.indices.map { String(documents[it].bytes) to file.reference(it).readText() })
        return LossText(documents.size).lines(lost)
    }

    private companion object {
        val LIMIT = 2.minutes
    }
}

/** How many values are measured, in which numbers. */
internal object Population {
    /** Every check looks at every value, and other payloads have 64. */
    private const val MOST = 256

    private const val MOST_BYTES = 32L shl 20

    /** From so many on, a power of two of them is taken: a value that stands twice has twice the weight of another. */
    private const val MANY = 32

    /** Fewer values stand so often that their weights differ by an eighth at most. */
    private const val EVEN = 8

    /** Returns so many elements, evenly from all, that they fit into the heap of a measured JVM. */
    fun <T> sample(
        all: List<T>,
        sizeOf: (T) -> Int,
    ): List<T> {
        val bytes = all.sumOf { sizeOf(it).toLong() }.coerceAtLeast(1)
        val fitting = minOf(all.size * MOST_BYTES / bytes, MOST.toLong(), all.size.toLong()).coerceAtLeast(1).toInt()
        val most = if (all.size < MANY) fitting else Integer.highestOneBit(fitting)
        return if (all.size <= most) all else (0 until most).map { all[(it.toLong() * all.size / most).toInt()] }
    }

    /** Returns how many values a payload of different ones of these sizes has: a power of two. */
    fun turns(sizes: List<Int>): Int {
        val count = sizes.size
        if (Integer.bitCount(count) == 1) return count
        val mean = sizes.average().coerceAtLeast(1.0)
        val most = minOf(MOST.toDouble(), 2 * MOST_BYTES / mean).toInt()
        val wanted = minOf(EVEN * count, most).coerceAtLeast(count)
        return generateSequence(1) { 2 * it }.first { it >= wanted }
    }
}
