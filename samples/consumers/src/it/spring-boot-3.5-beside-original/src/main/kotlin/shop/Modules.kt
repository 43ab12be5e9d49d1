package shop

import dev.piculet.jackson2.kotlin.KotlinModule
import dev.piculet.jackson2.kotlin.kotlinModule
import org.springframework.context.annotation.Bean
import org.springframework.context.annotation.Configuration

/** Spring Boot adds modules that are beans to its mapper. */
@Configuration(proxyBeanMethods = false)
class Modules {
    @Bean
    fun piculet(): KotlinModule = kotlinModule()
}
