package dev.piculet.lab.report

import dev.piculet.lab.experiment.Environment
import dev.piculet.lab.experiment.Format
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.Measurement
import dev.piculet.lab.experiment.PlannedContender
import dev.piculet.lab.result.MachineError
import dev.piculet.lab.result.ResultTable
import dev.piculet.lab.result.RunResults

/** One run with everything that a report can show. Golden texts are made from it. */
internal object RichRun {
    private const val UNREACHED = "its repository can't be reached"

    private val jdks =
        listOf(
            Jdk("/opt/jdk-17", JDK_17, "Eclipse Adoptium", "OpenJDK 64-Bit Server VM 17.0.15+6", listOf("-Xmx512m")),
            Jdk(
                "/opt/jdk-25",
                JDK_25,
                "Eclipse Adoptium",
                "OpenJDK 64-Bit Server VM 25.0.1+8-LTS",
                listOf("-Xmx512m", "--sun-misc-unsafe-memory-access=allow"),
                collector = "G1",
            ),
        )

    private fun labelled(
        contender: String,
        cpuNs: Double,
        halfWidth: Double? = 0.02,
    ) = timed(contender, cpuNs, halfWidth, label = "$contender (JDK $JDK_17)")

    private fun simple(
        operation: String,
        times17: List<Double>,
        times25: List<Double>,
        allocated: List<Double>,
    ): ResultTable {
        val names = listOf("handwritten", "fory", "kryo", "jackson2", "jdk")
        val sizes = listOf(29 to 49, 35 to 55, 29 to 49, 124 to 112, 214 to 178)

        fun rows(
            jdk: String,
            times: List<Double>,
        ) = names.mapIndexed { i, name ->
            timed(name, times[i], halfWidth = 0.015 + 0.006 * i, jdk, "$name (JDK $jdk)")
                .copy(bytesPerOp = allocated[i], size = sizes[i].first, sizeGzip = sizes[i].second)
        }
        val all = rows(JDK_17, times17) + rows(JDK_25, times25)
        val (shaky, steady) = all.partition { it.label == "kryo (JDK $JDK_25)" }
        val inDoubt = shaky.map { it.copy(trials = 11, failed = 1, unsteady = 3) }
        val detail = "Has no type for 'short'."
        val refused = listOf(JDK_17, JDK_25).map { unsupported("avro", detail, it, "avro (JDK $it)") }
        return tableOf(operation, steady + inDoubt + refused)
    }

    private fun complex(
        operation: String,
        times: List<Double>,
    ): ResultTable {
        val rows =
            listOf(
                labelled("handwritten", times[0]),
                labelled("activej", times[1]),
                labelled("fory", times[2]).copy(unsteady = 2, detail = "Classes are registered with ids."),
                labelled("jackson2-afterburner", times[3]),
            )
        val broken =
            if (operation == "serialize") {
                labelled("jsoniter-dynamic", times[3] * 0.9)
            } else {
                wrong(
                    "jsoniter-dynamic",
                    "reads its input with a difference at \$.tags[2]: expected \"c|d\", found nothing",
                    label = "jsoniter-dynamic (JDK $JDK_17)",
                )
            }
        val none =
            labelled("jdk", 1.0)
                .copy(cpuNs = null, wallNs = null, bytesPerOp = null, trials = 0, failed = 12, forks = emptyList())
        return tableOf(operation, rows + none + broken, "complex-as-documented")
    }

    private fun required(): ResultTable {
        val rows =
            listOf(labelled("jsoniter", 137.2, null), labelled("jackson2-kotlin", 412.0, null))
                .map { it.copy(trials = 5, size = 185, sizeGzip = 146) }
        val detail = "writes {} where {\"isPromotion\":true,\"sku\":\"A-1\"} was expected: \$.isPromotion is missing"
        return tableOf(
            "serialize",
            rows + wrong("jsoniter-dynamic", detail, label = "jsoniter-dynamic (JDK $JDK_17)") + kogera(),
            "java-with-annotation",
            "jsoniter",
            "required",
        )
    }

    private fun kogera() =
        unsupported("kogera", UNREACHED, label = "kogera (JDK $JDK_17)")
            .let { it.copy(entry = it.entry.copy(version = "2.22.0"), gate = GateStatus.UNAVAILABLE) }

    private fun contenders(): List<PlannedContender> =
        listOf(
            PlannedContender("handwritten", "0.1.0", Format.BINARY, emptyList()),
            PlannedContender(
                "kryo",
                "5.6.2",
                Format.BINARY,
                listOf("com.esotericsoftware:kryo:5.6.2", "org.objenesis:objenesis:3.4"),
            ),
            PlannedContender("fory", "1.6.0", Format.BINARY, listOf("org.apache.fory:fory-core:1.6.0")),
            PlannedContender("kogera", "2.22.0", Format.JSON, emptyList(), UNREACHED),
        )

    private fun machine() =
        MachineError(
            calibrationSpread = 0.043,
            twin = "handwritten in objects/simple/serialize",
            twinRatio = estimate(1.004, 0.984, 1.027),
            pressure = 0.18,
            steal = 0.004,
            load = 2.31,
            slowed = 0.07,
        )

    val results: RunResults =
        RunResults(
            environment =
                Environment(
                    cpu = "Example CPU @ 2.60GHz",
                    cores = 2,
                    memoryBytes = 8_201_568_256,
                    os = "Debian GNU/Linux 12",
                    kernel = "Linux 6.1.0",
                    started = "2026-01-02T03:04:05Z",
                    commit = "0123456789abcdef0123456789abcdef01234567",
                    kotlin = "2.4.10",
                ),
            jdks = jdks,
            contenders = contenders(),
            command = "./lab run objects required --preset quick --jdk /opt/jdk-17 --jdk /opt/jdk-25 --seed 42",
            preset = "quick",
            seed = 42,
            measurement = Measurement(warmupIterations = 10, warmupMillis = 100, iterations = 5, millis = 2000),
            precision = 0.05,
            blocks = 12,
            tables =
                listOf(
                    simple(
                        "serialize",
                        listOf(13.61, 19.02, 38.53, 280.4, 1523.0),
                        listOf(10.52, 29.04, 38.02, 271.9, 1310.0),
                        listOf(48.0, 56.001, 96.0, 512.02, 2136.5),
                    ),
                    simple(
                        "deserialize",
                        listOf(14.42, 30.05, 43.1, 483.2, 6720.0),
                        listOf(13.6, 13.75, 44.0, 470.0, 6105.0),
                        listOf(72.0, 72.0, 136.0, 1240.0, 5216.0),
                    ),
                    complex("serialize", listOf(51_200.0, 48_130.0, 51_730.0, 271_000.0)),
                    complex("deserialize", listOf(113_000.0, 132_400.0, 145_100.0, 442_600.0)),
                    complex("roundtrip", listOf(166_000.0, 181_300.0, 197_900.0, 715_000.0)),
                    required(),
                ),
            machine = machine(),
            warnings =
                listOf(
                    "Something else used this machine during the run: its median load was 2.3 on 2 cores. " +
                        "Ratios hold better than times.",
                    "Only the first half of the payloads fitted the budget.",
                ),
            leftOut = listOf("objects/deep, objects/media: the time budget of 5 min 40 s does not reach."),
            inconclusive = listOf(Group("required", "java-with-annotation", "serialize")),
        )
}
