package dev.piculet.lab.experiment

import kotlinx.serialization.Serializable

/**
 * How a JVM gets the classes of a contender.
 *
 * @property since the first JDK feature release that has it
 */
@Serializable
enum class StartUp(
    val title: String,
    val since: Int,
) {
    /** From jars, each class parsed and verified. The classes of the JDK come from its own archive. */
    JARS("jars", 0),

    /** From an archive that an earlier run of the same work has left. */
    APP_CDS("AppCDS", 13),

    /** From an archive of loaded and linked classes, with profiles of their methods. */
    AOT_CACHE("AOT cache", 25),
}

/** A contender's first use, and how its classes are got. */
@Serializable
data class AttributedCell(
    val cell: ColdCell,
    val startUp: StartUp,
) {
    override fun toString(): String = "$cell from ${startUp.title}"
}

/** What a first use consists of, in the order of tables. */
enum class AttributionPart(
    val title: String,
) {
    LOAD("load"),
    DEFINE("define"),
    VERIFY("verify"),
    LINK("link"),
    INITIALISE("initialise"),
    REST("rest"),
    JIT("JIT"),
}

/**
 * What one first use consists of, in nanoseconds: [loadNs] to [initialiseNs] are the JVM's own counters, each without what
 * another of them counts; they are of all threads. [totalNs] is the sum of all parts.
 *
 * @property loadNs finding classes and reading their bytes, with class loaders' own code
 * @property defineNs parsing
 * @property initialiseNs static initializers
 * @property jitNs elapsed time of compilations, on threads of their own
 * @property restNs the rest of the working thread's wall time: what the library does
 * @property sharedClasses those of [classes] that came from an archive
 */
@Serializable
data class Attribution(
    val loadNs: Long,
    val defineNs: Long,
    val verifyNs: Long,
    val linkNs: Long,
    val initialiseNs: Long,
    val jitNs: Long,
    val restNs: Long,
    val classes: Int,
    val sharedClasses: Int,
) {
    /** All parts, in their order. */
    val parts: Map<AttributionPart, Long>
        get() =
            AttributionPart.entries
                .zip(listOf(loadNs, defineNs, verifyNs, linkNs, initialiseNs, restNs, jitNs))
                .toMap()

    val totalNs: Long get() = parts.values.sum()

    companion object {
        private const val NANOS = 1e9
        private const val SELF = ".self"

        /**
         * Returns what counters say of a first use that took so long.
         *
         * @param counters differences by name, and the frequency of their ticks
         */
        fun of(
            wallNs: Long,
            counters: Map<String, Long>,
        ): Attribution {
            val frequency = counters.getValue("sun.os.hrt.frequency")

            fun nanos(name: String) = (counters.getValue(name) * (NANOS / frequency)).toLong()

            check(
                counters.keys
                    .filter {
                        it.endsWith(SELF)
                    }.sumOf(counters::getValue) == counters.getValue("sun.cls.time"),
            ) {
                "The JVM's counters of class loading don't add up: $counters."
            }

            fun self(name: String) = nanos("sun.cls.$name$SELF")
            val parts = listOf("appClassLoadTime", "defineAppClassTime", "classVerifyTime", "classLinkedTime")
                .map(::self)
            val (load, define, verify, link) = parts
            val initialise = self("classInitTime")
            return Attribution(
                load,
                define,
                verify,
                link,
                initialise,
                nanos("java.ci.totalTime"),
                wallNs - parts.sum() - initialise,
                (counters.getValue("java.cls.loadedClasses") + counters.getValue("java.cls.sharedLoadedClasses"))
                    .toInt(),
                counters.getValue("java.cls.sharedLoadedClasses").toInt(),
            )
        }
    }
}

/** One fresh JVM: what its first use consists of, or the error. */
@Serializable
data class AttributedSample(
    override val block: Int,
    override val cell: AttributedCell,
    val attribution: Attribution? = null,
    override val error: String? = null,
) : FreshSample<AttributedCell>

/** Classes that a first use loads from one place, such as a jar, and the bytes of their class files as far as they are known. */
@Serializable
data class ClassSource(
    val name: String,
    val classes: Int,
    val bytes: Long,
)

/**
 * All samples of an attribution.
 *
 * @property sources the places that classes come from, by cell, the one with most classes first
 */
@Serializable
class Attributions(
    val samples: List<AttributedSample>,
    val sources: List<CellSources>,
) {
    /**
     * Returns of each cell the first use whose total is the median, so that its parts add up; cells by name and start-up,
     * without those that failed.
     */
    fun medians(): Map<AttributedCell, Attribution> {
        val byCell = samples.groupBy { it.cell }.toSortedMap(compareBy({ "${it.cell}" }, { it.startUp }))
        return byCell
            .mapValues { (_, own) -> own.mapNotNull { it.attribution }.sortedBy { it.totalNs } }
            .filterValues { it.isNotEmpty() }
            .mapValues { (_, own) -> own[own.size / 2] }
    }
}

/** The places that the classes of a cell come from. */
@Serializable
data class CellSources(
    val cell: ColdCell,
    val sources: List<ClassSource>,
)
