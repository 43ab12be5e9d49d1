package dev.piculet.lab.runner

import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ContenderModule
import dev.piculet.lab.catalog.ContenderSelection
import dev.piculet.lab.catalog.GuestClassPath
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.descriptor
import dev.piculet.lab.entry
import dev.piculet.lab.environment.TemporaryRoom
import dev.piculet.lab.experiment.AttributedCell
import dev.piculet.lab.experiment.AttributedSample
import dev.piculet.lab.experiment.ClassSource
import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.GeneratedClasses
import dev.piculet.lab.experiment.StartUp
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.trial
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.createDirectory
import kotlin.io.path.writeText
import kotlin.test.assertEquals
import kotlin.test.assertNull

class OneBuildTest {
    @TempDir
    lateinit var folder: Path

    @Test
    fun `a trial during which classes changed is dropped`() {
        val classes = folder.resolve("X.class").apply { writeText("one") }
        val builds = Builds(emptyList(), lab = listOf(folder))
        val runner =
            TrialRunner { block, cell, _ ->
                if (block == 1) classes.writeText("other")
                trial(block, cell)
            }
        val guarded = OneBuild(runner, builds, builds.conditions())
        val cell = BlockOrder.calibration("17")
        assertEquals(trial(0, cell), guarded.run(0, cell, 1))
        assertEquals(
            "While the run went on its classes were built again: the lab. " +
                "The last trial was dropped; those before it are safe, and ./lab report shows them.",
            assertThrows<LabException> { guarded.run(1, cell, 1) }.message,
        )
    }

    @Test
    fun `a first use during which classes changed is dropped`() {
        val classes = folder.resolve("X.class").apply { writeText("one") }
        val builds = Builds(emptyList(), lab = listOf(folder))
        val runner =
            object : ColdRunner {
                override fun sample(
                    block: Int,
                    cell: ColdCell,
                    operations: List<Operation>,
                ): ColdSample {
                    if (block == 1) classes.writeText("other")
                    return ColdSample(block, cell, emptyList())
                }

                override fun generated(
                    cell: ColdCell,
                    operations: List<Operation>,
                ): GeneratedClasses? = null
            }
        val guarded = OneBuildOfFirstUses(runner, builds, builds.conditions())
        val cell = ColdCell("objects", "simple", entry("x"))
        assertEquals(0, guarded.sample(0, cell, emptyList()).block)
        assertNull(guarded.generated(cell, emptyList()))
        val message = "While $cell was measured classes were built again: the lab. It was dropped. Start again."
        assertEquals(message, assertThrows<LabException> { guarded.sample(1, cell, emptyList()) }.message)
        assertEquals(message, assertThrows<LabException> { guarded.generated(cell, emptyList()) }.message)
    }

    @Test
    fun `an attribution during which classes changed is dropped`() {
        val classes = folder.resolve("X.class").apply { writeText("one") }
        val builds = Builds(emptyList(), lab = listOf(folder))
        val runner =
            object : AttributionRunner {
                override fun sample(
                    block: Int,
                    cell: AttributedCell,
                    operations: List<Operation>,
                ): AttributedSample {
                    if (block == 1) classes.writeText("other")
                    return AttributedSample(block, cell)
                }

                override fun sources(
                    cell: ColdCell,
                    operations: List<Operation>,
                ): List<ClassSource> = emptyList()
            }
        val guarded = OneBuildOfAttributions(runner, builds, builds.conditions())
        val cell = AttributedCell(ColdCell("objects", "simple", entry("x")), StartUp.APP_CDS)
        assertEquals(0, guarded.sample(0, cell, emptyList()).block)
        assertEquals(emptyList(), guarded.sources(cell.cell, emptyList()))

        fun message(what: String) =
            "While $what was measured classes were built again: the lab. It was dropped. Start again."
        val sample = assertThrows<LabException> { guarded.sample(1, cell, emptyList()) }.message
        assertEquals(message("objects/simple x@1.0 on JDK 17.0.15 from AppCDS"), sample)
        val sources = assertThrows<LabException> { guarded.sources(cell.cell, emptyList()) }.message
        assertEquals(message("objects/simple x@1.0 on JDK 17.0.15"), sources)
    }

    @Test
    fun `a trial that failed where there was no room for its answer is dropped`() {
        var left = 32L shl 20
        val room = TemporaryRoom(Path.of("/tmp")) { left }
        val runner = TrialRunner { block, cell, _ -> trial(block, cell, null, "No space left on device") }
        val guarded = EnoughRoom(runner, room)
        val cell = BlockOrder.calibration("17")
        assertEquals("No space left on device", guarded.run(0, cell, 1).error)
        left--
        assertEquals(
            "/tmp has 31 MiB left, and JVMs that the lab starts need 32 MiB there for their answers. " +
                "Make room, and start the same again; what is stored is safe.",
            assertThrows<LabException> { guarded.run(0, cell, 1) }.message,
        )
        val good = EnoughRoom({ block, one, _ -> trial(block, one) }, room)
        assertEquals(trial(0, cell), good.run(0, cell, 1), "it has its figures")
        TemporaryRoom(Path.of("/tmp")) { null }.require()
    }

    @Test
    fun `each contender's own class path is a build, the product's jars included`() {
        val products = folder.resolve("product").createDirectory()
        val product = products.resolve("product.jar").apply { writeText("one") }
        val library = folder.resolve("library.jar").apply { writeText("one") }
        val module = ContenderModule("x", folder.resolve("classes"), products)
        val selection = ContenderSelection(descriptor("x").copy(module = module), "1.0")
        val builds = Builds(listOf(ReadyContender(selection, emptyList(), listOf(library))), lab = emptyList())
        val before = builds.conditions()
        assertEquals(setOf("the lab", "what every measured JVM has", "x@1.0"), before.builds.keys)
        for (changed in listOf(product, library)) {
            changed.writeText("another")
            assertEquals(listOf("x@1.0"), before.changedBuilds(builds.conditions()))
            changed.writeText("one")
        }
        assertEquals(emptyList(), before.changedBuilds(builds.conditions()))
    }

    /** A path is also a list of its names, each of which is a file in the folder where the lab was started. */
    @Test
    fun `the class that is tried and its values are a build, and nothing else around them`() {
        val documents = folder.resolve("guest").createDirectory()
        val value = documents.resolve("0").apply { writeText("one") }
        val guest = GuestClassPath(documents, emptyList(), emptyList())
        val selection = ContenderSelection(descriptor("x"), "1.0")
        val builds = Builds(listOf(ReadyContender(selection, emptyList(), emptyList(), guest)), lab = emptyList())
        val before = builds.conditions()
        folder.resolve("trials.jsonl").writeText("a trial")
        assertEquals(emptyList(), before.changedBuilds(builds.conditions()))
        value.writeText("another")
        assertEquals(listOf("the class path that is tried"), before.changedBuilds(builds.conditions()))
    }
}
