package dev.piculet.lab.cli

import dev.piculet.lab.catalog.ContenderCatalog
import java.nio.file.Path

/** What every command needs. */
class Lab(
    val terminal: Terminal,
    val home: Path,
    /** The words after `./lab`, for the command that reproduces a run. */
    val arguments: List<String>,
) {
    val catalog: ContenderCatalog by lazy { ContenderCatalog.of(home) }
}
