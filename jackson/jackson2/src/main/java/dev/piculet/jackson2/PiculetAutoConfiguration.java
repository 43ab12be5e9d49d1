package dev.piculet.jackson2;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/**
 * Has Spring Boot 3 add the module to its mapper, as it does with modules that are beans, unless the application has a bean
 * of the module. Spring Boot finds this class by name; nothing else loads it, so Spring need not be there.
 */
@AutoConfiguration
final class PiculetAutoConfiguration {
    @Bean
    @ConditionalOnMissingBean
    PiculetModule piculetModule() {
        return new PiculetModule();
    }
}
