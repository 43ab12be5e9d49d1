package dev.piculet.lab.guest

import dev.piculet.lab.catalog.GuestClassPath
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.SwitchAnswer
import dev.piculet.lab.payload.guest.GuestPayloads
import kotlinx.serialization.Serializable
import java.nio.file.Path
import kotlin.io.path.createDirectories

/**
 * What is known of a stranger's class once its values are made.
 *
 * @property type the root's type, as the user wrote it
 * @property reader how its values are made, for the end of a sentence
 * @property values how many different ones are measured
 * @property given how many the user gave
 * @property millis the time that a JVM takes to make them
 * @property baseline the contender that the user has, unless said otherwise
 * @property remarks what the user should know before the figures, one line each
 */
@Serializable
data class GuestFacts(
    val type: String,
    val isKotlin: Boolean,
    val reader: String,
    val values: Int,
    val given: Int,
    val millis: Long,
    val baseline: String,
    val classPath: List<String>,
    val packages: List<String>,
    val remarks: List<String>,
)

/** A stranger's class in the folder of its run: `guest` has the documents, and `guest.json` the facts. */
class Guest(
    val folder: Path,
    val facts: GuestFacts,
) {
    val classPath: GuestClassPath get() = GuestClassPath(folder, facts.classPath.map(Path::of), facts.packages)

    /** Lets this process know the payload of suite `try`, by its documents. */
    fun introduce() {
        System.setProperty(GuestPayloads.DOCUMENTS, "$folder")
    }

    /** Keeps the facts beside the documents. */
    fun write() = facts(folder).write(facts)

    /** First uses that were measured. */
    val firstUses: List<ColdSample> get() = firstUsesFile.read()?.samples.orEmpty()

    /** Keeps first uses, beside the folder: what is in it may not change as long as the run goes on. */
    fun keep(firstUses: List<ColdSample>) = firstUsesFile.write(FirstUses(firstUses))

    /** Keeps the answer. */
    fun keep(answer: SwitchAnswer) = answer(folder.parent).write(answer)

    private val firstUsesFile get() = GuestRecord(folder.resolveSibling("first-uses.json"), FirstUses.serializer())

    companion object {
        private const val FOLDER = "guest"

        private fun facts(folder: Path) = GuestRecord(folder.resolve("facts.json"), GuestFacts.serializer())

        private fun answer(run: Path) = GuestRecord(run.resolve("answer.json"), SwitchAnswer.serializer())

        /** Returns the folder for the guest of a run, made. */
        fun folderIn(run: Path): Path = run.resolve(FOLDER).toAbsolutePath().createDirectories()

        /** Returns the guest of a run, or null if it has none. */
        fun of(run: Path): Guest? {
            val folder = run.resolve(FOLDER).toAbsolutePath()
            return facts(folder).read()?.let { Guest(folder, it) }
        }

        /** Returns the answer of a run, or null if it has none, or none yet. */
        fun answerOf(run: Path): SwitchAnswer? = answer(run).read()
    }
}

/** First uses of those that the verdict of a try names, block by block. */
@Serializable
private class FirstUses(
    val samples: List<ColdSample>,
)
